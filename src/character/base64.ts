/** How many bytes become one text at a time: a call takes only so many arguments. */
const chunk = 8192;

/** Bytes as base64, with its usual letters and its padding. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += chunk) binary += String.fromCharCode(...bytes.subarray(i, i + chunk));
  return btoa(binary);
}
