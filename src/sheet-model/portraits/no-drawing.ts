/** In place of the id of a drawn portrait: the choice of none. Separate from the portraits, which are loaded when one is shown. */
export const noDrawing = 'none';
