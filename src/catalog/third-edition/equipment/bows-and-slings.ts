export const bowReload = '2 turns';

export const slingReload = '2 turns';

export const crossbowReload = '4 turns';

export const strongerBow = 'Takes 8 turns to reload when the bow is 1 or 2 ST stronger than you';

export const loadedWithBothHands = 'Takes both hands to load, one to shoot';
