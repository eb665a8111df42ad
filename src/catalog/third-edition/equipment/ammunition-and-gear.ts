export const ounce = 1 / 16;

export const bowIds = ['short-bow', 'regular-bow', 'longbow', 'composite-bow'] as const;

export const slingIds = ['sling', 'staff-sling'] as const;

export const noPrice = 'The book gives no price or weight: set your own';
