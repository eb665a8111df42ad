import './pictogram.css';

/** A path on a grid of 20, drawn with one stroke of 1.5, round ends, in `currentColor`. Smaller signs of controls are in icon.tsx. */
export type Drawing = string;

/** A drawing of 20 px that helps to find what the text beside it says; hidden from assistive technology. */
export function Pictogram({ drawing }: { drawing: Drawing }) {
  return (
    <svg className="pictogram" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
