declare const __APP_VERSION__: string;
declare const __RULES_HASH__: string;

/** The version of this program, as written into files. */
export const appVersion: string = __APP_VERSION__;

/** A hash that changes with the rules or the catalog. */
export const rulesHash: string = __RULES_HASH__;
