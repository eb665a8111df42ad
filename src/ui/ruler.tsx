import './data-list.css';

interface RulerBand {
  id: string;
  label: string;
  /** The value at which this band ends. */
  upTo: number;
  /** That value as printed at its mark: "18". */
  text: string;
}

export interface RulerProps {
  value: number;
  /** The value as printed at the marker: "38.1 lb". */
  text: string;
  /** In ascending order; all are drawn equally wide, so that the small ones can be read. */
  bands: readonly RulerBand[];
  /** The text alternative: "38.1 lb of 180: medium. 2.1 lb over Light". */
  alternative: string;
}

/** A value against thresholds: named bands, a figure at each boundary, a marker at the value, filled up to it. Past the end the last band is framed. */
export function Ruler({ value, text, bands, alternative }: RulerProps) {
  const place = placeOn(bands, value);
  const at = `${place.share * 100}cqi`;
  return (
    <div className="ruler" role="img" aria-label={alternative} data-over={place.over || undefined}>
      <div className="ruler-marker-line">
        <span className="ruler-marker" style={{ translate: at }} />
        <span
          className="ruler-now"
          data-side={place.side}
          style={{ translate: place.side === 'before' ? `calc(${at} - 100%)` : at }}
        >
          {text}
        </span>
      </div>
      <div className="ruler-bands">
        {bands.map((band, index) => (
          <div
            key={band.id}
            className="ruler-band"
            data-state={index === place.band ? 'current' : index < place.band ? 'passed' : 'ahead'}
          >
            <span className="ruler-scale">
              {index <= place.band && (
                <span className="ruler-fill" style={{ scale: `${index < place.band ? 1 : place.within} 1` }} />
              )}
            </span>
            <span className="ruler-limit">{band.text}</span>
            <span className="ruler-label">{band.label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The place of a value: the index of its band, and its share of the whole width with every band equally wide. */
export function placeOn(bands: readonly { upTo: number }[], value: number) {
  const containing = bands.findIndex((band) => value <= band.upTo);
  const band = containing === -1 ? bands.length - 1 : containing;
  const from = bands[band - 1]?.upTo ?? 0;
  const to = bands[band]?.upTo ?? 1;
  const within = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0;
  const share = bands.length > 0 ? (band + within) / bands.length : 0;
  const side = share < 0.5 ? 'after' : 'before';
  return { band, within, share, side, over: containing === -1 };
}
