/**
 * True on a page that came over plain http from another device, as over a home network. There browsers have no clipboard
 * for buttons, no "Send to…", no way to keep the program for offline use, and no promise to keep what is stored.
 */
export const pageIsInsecure = (): boolean => globalThis.isSecureContext === false;
