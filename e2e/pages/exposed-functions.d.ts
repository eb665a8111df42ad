/** Functions of a test that the scripts which it adds to a page can call (Playwright's `exposeFunction`). */
interface Window {
  /** Reports a violation of the content security policy. */
  reportViolation(words: string): Promise<void>;
  /** Counts a request to keep the storage. */
  reportPersistRequest(): Promise<void>;
}
