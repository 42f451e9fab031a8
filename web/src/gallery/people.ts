// Names for the gallery's guests.
export const NAMES = ['Fritz', 'Gaby', 'Reiner', 'Claudia', 'Klaus', 'Peter', 'Wolfgang', 'Inge', 'Margot', 'Uwe']
