import { insetOutline, sealOutline } from '../rules/print/frame-outlines.ts';
import { bobPath, rulerPath } from '../ui/mark-paths.ts';
import { OUTLINE_HEIGHT, outlinePath } from './outline-path.ts';
import './seal.css';

const edge = outlinePath(sealOutline.path, OUTLINE_HEIGHT);
const INSET = 0.1;
const ring = outlinePath(insetOutline(sealOutline, INSET), OUTLINE_HEIGHT);

/** The seal beside the points: the program's mark inside a scalloped edge. */
export function Seal() {
  return (
    <svg className="sheet-seal" viewBox="-2 -2 104 104" aria-hidden="true">
      <path className="sheet-frame-outer" d={edge} />
      <path className="sheet-frame-inner" d={ring} />
      <g transform="translate(22 20) scale(1.75)">
        <path className="sheet-seal-ruler" d={rulerPath} />
        <path className="sheet-seal-bob" d={bobPath} />
      </g>
    </svg>
  );
}
