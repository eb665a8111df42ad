/**
 * Returns true on a page served over plain http from another device, for instance on a home network. There browsers have
 * no clipboard API, no "Send to…", no offline use and no persistent storage.
 */
export const pageIsInsecure = (): boolean => globalThis.isSecureContext === false;
