import { modulesPath } from './qr-modules.ts';

/** The approximate maximum width in pixels: small codes have larger modules. */
const MAX_WIDTH = 380;

interface QrCodeProps {
  readonly modules: readonly (readonly boolean[])[];
  /** The text alternative. */
  readonly label: string;
}

/** A QR code, black on white in every theme, with a whole number of pixels per module if there is room. */
export function QrCode({ modules, label }: QrCodeProps) {
  const count = modules.length;
  const width = count * Math.max(2, Math.floor(MAX_WIDTH / count));
  return (
    <svg
      className="share-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${count} ${count}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
    >
      <rect width={count} height={count} fill="#fff" />
      <path d={modulesPath(modules)} fill="#000" />
    </svg>
  );
}
