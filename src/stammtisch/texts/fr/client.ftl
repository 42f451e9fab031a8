client-title = Stammtisch
