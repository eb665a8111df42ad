import './controls.css';

/** A path on a grid of 20, drawn with one stroke of 1.5, round ends, in `currentColor`. Smaller signs of controls are in icon.tsx. */
export type Drawing = string;

/** A drawing of 20 px that illustrates the text next to it; hidden from assistive technology. */
export function Pictogram({ drawing }: { drawing: Drawing }) {
  return (
    <svg className="pictogram" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

/** Our own 16 px drawings: strokes of 1.5, round ends, `currentColor`. */
const drawings = {
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3l3.2 3.2',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  chevron: 'm6 3.5 4.5 4.5L6 12.5',
  undo: 'M5.5 2.5 2.5 5.5l3 3M2.5 5.5h7a4 4 0 0 1 0 8H6',
  redo: 'm10.5 2.5 3 3-3 3M13.5 5.5h-7a4 4 0 0 0 0 8H10',
  attention: 'M8 2 14.5 13.5h-13ZM8 6.5v3.2M8 11.6h.01',
  problem: 'M5.3 1.8h5.4l3.5 3.5v5.4l-3.5 3.5H5.3l-3.5-3.5V5.3ZM8 5v3.6M8 11h.01',
  info: 'M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM8 7.4V11M8 5.1h.01',
  pencil: 'm10.8 2.4 2.8 2.8L5.4 13.4 2 14l.6-3.4ZM9.2 4l2.8 2.8',
  print: 'M4.5 5.5v-4h7v4M4.5 11.5h-3v-6h13v6h-3M4.5 9.5h7v5h-7Z',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  upload: 'M8 10.5v-8M4.5 5.5 8 2l3.5 3.5M2.5 13.5h11',
  text: 'M2.5 3.5h11M2.5 8h11M2.5 12.5h7',
  link: 'm6 10 4-4M8 4l1-1a2.8 2.8 0 0 1 4 4l-1 1M8 12l-1 1a2.8 2.8 0 0 1-4-4l1-1',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  pack: 'M5.5 4V2.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V4M3 14V7a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v7ZM5.5 14v-4h5v4M6.5 7h3',
  check: 'm3 8.5 3.3 3.3L13 4.8',
  dot: 'M8 8h.01',
  pin: 'M5.5 1.8h5M6.3 1.8v4.4L4 9.5h8L9.7 6.2V1.8M8 9.5v5',
  die: 'M2.5 2.5h11v11h-11ZM5.5 5.5h.01M10.5 5.5h.01M8 8h.01M5.5 10.5h.01M10.5 10.5h.01',
  people:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5a4.5 4.5 0 0 1 9 0M10.5 3.3a2.5 2.5 0 0 1 0 4.4M12.2 9.8a4.5 4.5 0 0 1 2.3 3.7',
  swords: 'M2.5 2.5 13.5 13.5M13.5 2.5 2.5 13.5M9 13l4-4M7 13 3 9',
  layers: 'M2.5 5.5h8v8h-8ZM5.5 5.5v-3h8v8h-3',
  contrast: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 2v12M10.7 2.7v10.6',
  go: 'M3 8h10M8.8 3.8 13 8l-4.2 4.2',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  /** Set only if the icon is alone and not inside a control that already has a name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A 16 px icon. Hidden from assistive technology unless it has a `label`. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 16 16"
      data-icon={name}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
