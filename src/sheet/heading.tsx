import type { SheetModel } from '../rules/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';
import { Seal } from './outlines.tsx';
import './heading.css';

interface SheetHeadingProps {
  readonly model: SheetModel;
  /** Draws a frame to sketch in if there is no portrait. */
  readonly sketchFrame: boolean;
  /** With lines to write player, campaign and date on. */
  readonly onPaper: boolean;
}

const LONG_NAME = 40;

/** Who it is: portrait, name and looks at left; seal, points and ruleset at right; on paper player, campaign and date under them. */
export function SheetHeading({ model, sketchFrame, onPaper }: SheetHeadingProps) {
  const { portrait, name, player, campaign, race, appearance, build, coloring, pointTotal } = model.head;
  const looks: [string, string][] = [
    ['Race', race],
    ['Build', build],
    ['Coloring', coloring],
    ['Appearance', appearance],
  ];
  const known = looks.filter(([, words]) => words !== '' || model.form);
  const writeIns = (
    [['Player', player], ['Campaign', campaign], ...(onPaper ? ([['Date', '']] as const) : [])] as const
  ).filter(([, words]) => words !== '' || onPaper);
  const fields = writeIns.map(([label, words]) => (
    <p key={label} className="sheet-write-in">
      <span>{label}</span>
      <span>{words}</span>
    </p>
  ));
  return (
    <header className={portrait || sketchFrame ? 'sheet-heading sheet-heading-portrait' : 'sheet-heading'}>
      <SheetPortrait head={model.head} sketchFrame={sketchFrame} />
      <div className="sheet-heading-who">
        <h2 className="sheet-heading-name" data-long={name.length > LONG_NAME || undefined}>
          {name || <span className="sheet-write-line">Name</span>}
        </h2>
        <dl className="sheet-heading-looks">
          {known.map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="sheet-heading-points">
        <Seal />
        <p className="sheet-heading-total">
          <FigureText name="Point total" figure={pointTotal} /> <small>points</small>
        </p>
        <p>{model.ruleset.name}</p>
        {!onPaper && fields}
      </div>
      {onPaper && <div className="sheet-heading-fields">{fields}</div>}
    </header>
  );
}

interface SheetPortraitProps {
  readonly head: SheetModel['head'];
  /** Draws an empty frame if there is no picture. */
  readonly sketchFrame: boolean;
}

/** The portrait, uncropped and centred in its frame; without one nothing, or a frame to sketch in. */
function SheetPortrait({ head: { name, portrait }, sketchFrame }: SheetPortraitProps) {
  if (portrait) {
    const { data, width, height } = portrait;
    return (
      <div className="sheet-portrait">
        <img src={data} alt={`Portrait of ${name || 'the character'}`} width={width} height={height} />
      </div>
    );
  }
  if (!sketchFrame) return null;
  return (
    <div className="sheet-portrait sheet-portrait-blank" aria-hidden="true">
      Portrait
    </div>
  );
}
