interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/**
 * The one gate for addresses of scripts, which the content security policy demands: workers come from this origin or not
 * at all. Nothing makes a script or HTML from text, so there is no gate for those. Browsers without trusted types need none.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      // Not by its origin: what is made from text, a blob, has the same one.
      if (new URL(address, document.baseURI).href.startsWith(`${location.origin}/`)) return address;
      throw new TypeError(`Scripts come from ${location.origin} alone, not from ${address}`);
    },
  });
}
