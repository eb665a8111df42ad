interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/**
 * Installs the trusted-types policy for script addresses that the content security policy demands: workers may come from
 * this origin only. Nothing creates scripts or HTML from text, so there is no policy for those. Does nothing in browsers
 * without trusted types.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      // Compares the address, not its origin: a blob made from text has the same origin.
      if (new URL(address, document.baseURI).href.startsWith(`${location.origin}/`)) return address;
      throw new TypeError(`Scripts come from ${location.origin} alone, not from ${address}`);
    },
  });
}
