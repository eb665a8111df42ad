/** What a character without a name is called on screens. */
export const unnamed = 'Unnamed character';
