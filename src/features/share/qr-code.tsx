import { modulesPath } from './qr-modules.ts';

/** About as wide as it gets, in pixels: small codes have larger modules. */
const WIDEST = 380;

interface QrCodeProps {
  readonly modules: readonly (readonly boolean[])[];
  /** What it is for those who do not see it. */
  readonly label: string;
}

/** A QR code, black on white in every theme, in whole pixels to a module where there is room for them. */
export function QrCode({ modules, label }: QrCodeProps) {
  const count = modules.length;
  const width = count * Math.max(2, Math.floor(WIDEST / count));
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
