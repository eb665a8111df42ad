declare const __APP_VERSION__: string;

/** The version of this program, as it is written into files. */
export const appVersion: string = __APP_VERSION__;
