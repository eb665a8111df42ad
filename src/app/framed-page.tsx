/**
 * Shown in place of the program inside a frame of another site. Its only link is harmless even if the click was tricked out
 * of the player: it opens the same address in a new tab, as any page may.
 */
export function FramedPage({ address }: { address: string }) {
  return (
    <main className="framed-page">
      <h1>Pointwright</h1>
      <p>
        Another site has embedded this page, where it could trick you into clicking things you can’t see. So Pointwright
        does not open here.
      </p>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          Open Pointwright in its own tab
        </a>
      </p>
    </main>
  );
}
