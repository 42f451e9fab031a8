# Ce que dit le serveur des tables. Les variables sont décrites dans texts/__init__.py.

## Refus à une table

refusal-no-such-table = Il n'y a pas de table ici. Elle n'a peut-être jamais commencé et on l'a rangée.
refusal-no-such-code = Aucune table n'a ce code. Vérifie les lettres : il n'y a ni I ni O.
refusal-no-such-seat = Il n'y a pas de place { $number } : cette table en a { $count }.
refusal-no-such-game = Ce jeu n'est pas chez nous. Nous avons { $games }.
refusal-no-such-level = Il n'y a pas de robot de ce niveau. Pour ce jeu, il y a { $levels }.
refusal-bad-setup = Le jeu ne peut pas être installé ainsi : { $why }
refusal-bad-edition = Cette édition est inutilisable : { $why }
refusal-seat-taken = La place { $number } est prise.
refusal-seat-not-yours = La place { $number } n'est pas la tienne.
refusal-already-started = La partie a déjà commencé.
refusal-not-started = La partie n'a pas encore commencé.
refusal-table-over = À cette table, tout est joué.
refusal-table-paused = La table est en pause.
refusal-not-host = Seule la personne qui a dressé la table peut faire ça.
refusal-seats-free =
    { $count ->
        [one] Une place est encore libre. Attends quelqu'un, ou laisse jouer un robot.
       *[other] { $count } places sont encore libres. Attends du monde, ou laisse jouer des robots.
    }
refusal-nobody-here = Il faut quelqu'un à table : les robots ne jouent pas seuls.
refusal-no-onlookers = À cette table, on préfère rester entre soi.
refusal-chat-is-off = On ne bavarde pas à cette table.
refusal-cannot-replace = La place { $number } ne peut pas passer à un robot : personne d'autre n'y joue.
refusal-secret-wrong = Ce lien a déjà servi, ou il y en a un plus récent.

## Votes

refusal-no-such-vote = Ce vote est terminé.
refusal-no-vote-for-you = Tu n'as pas de voix ici.
refusal-vote-open-already = On vote déjà là-dessus.
refusal-vote-has-no-seat = On ne nomme une place que pour remplacer quelqu'un.
refusal-paused-already = La table est déjà en pause.
refusal-not-paused = La table n'est pas en pause à la suite d'un vote.
refusal-no-clock = Cette table n'a pas d'horloge.

## Les gens

refusal-no-identity = Dis-nous d'abord ton nom.
refusal-bad-token = Cette clé ne va pas : elle a été modifiée ou retirée.
refusal-name-taken = Quelqu'un s'est déjà réservé ce nom.
refusal-wrong-passphrase = Le nom et la phrase secrète ne vont pas ensemble.
refusal-no-such-player = Personne ne s'appelle comme ça ici.

## Ce qui est trop

refusal-too-fast = Un peu moins vite, s'il te plaît.
refusal-too-many-tables = Tu as dressé { $most } tables qui ne sont pas finies. Finis-en une d'abord.
refusal-too-many-sockets = Trop de connexions ouvertes chez toi : au plus { $most }.
refusal-too-large = C'est trop long : au plus { $most } octets.

## Entre programmes

refusal-bad-message = Le serveur ne comprend pas : { $why }
refusal-bad-move = Ce n'est pas un coup de ce jeu : { $why }
refusal-hello-first = Dis d'abord hello, et une seule fois.
refusal-foreign-origin = Les pages d'ailleurs n'ont pas ce droit.
refusal-not-found = Il n'y a rien à cette adresse.
refusal-not-like-this = Cette adresse ne s'utilise pas ainsi.
refusal-busy = On se bouscule à la table. Réessaie.
refusal-stopping = Le serveur redémarre. Il revient tout de suite.
refusal-failed = Quelque chose a mal tourné chez nous. Rien n'a été joué.
refusal-no-hint = Ici, pas de tuyau à glaner.
