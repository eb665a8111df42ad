declare const __APP_VERSION__: string;
declare const __RULES_HASH__: string;

/** The version of this program, as it is written into files. */
export const appVersion: string = __APP_VERSION__;

/** Differs between two builds of this program of which the rules or the catalog differ. */
export const rulesHash: string = __RULES_HASH__;
