import { characterKinds } from '../sheet-model/kinds/character-kinds.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { noDrawing } from '../sheet-model/portraits/no-drawing.ts';
import { insetOutline, sealOutline } from '../sheet-model/print/frame-outlines.ts';
import { bobPath, rulerPath } from '../ui/mark.tsx';
import { CharacterPortrait } from './character-portrait.tsx';
import { FigureText } from './figure-text.tsx';
import { outlineHeight, outlinePath } from './frame.tsx';
import { KindEmblem } from './kind-emblem.tsx';
import './heading.css';

interface SheetHeadingProps {
  readonly model: SheetModel;
  /** The id of the character: with it the emblem of its kind is shown, and without a picture a drawn portrait. */
  readonly drawnFor?: string | undefined;
}

const longName = 40;

/** Who it is: portrait, name and looks at left; seal, points and ruleset, player and campaign at right. */
export function SheetHeading({ model, drawnFor }: SheetHeadingProps) {
  const { portrait, name, player, campaign, race, appearance, build, coloring, pointTotal, characterKind } = model.head;
  const isDrawn = drawnFor !== undefined && model.head.drawing !== noDrawing;
  const looks: [string, string][] = [
    ['Race', race],
    ['Build', build],
    ['Coloring', coloring],
    ['Appearance', appearance],
  ];
  const known = looks.filter(([, words]) => words !== '' || model.form);
  const fields = [['Player', player] as const, ['Campaign', campaign] as const]
    .filter(([, words]) => words !== '')
    .map(([label, words]) => (
      <p key={label} className="sheet-write-in">
        <span>{label}</span>
        <span>{words}</span>
      </p>
    ));
  return (
    <header
      className={portrait || isDrawn ? 'sheet-heading sheet-heading-portrait' : 'sheet-heading'}
      data-drawn={(isDrawn && !portrait) || undefined}
    >
      <SheetPortrait head={model.head} drawnFor={isDrawn ? drawnFor : undefined} />
      <div className="sheet-heading-who">
        {drawnFor !== undefined && (
          <p className="sheet-heading-kind">
            <KindEmblem kind={characterKind} size={20} /> {characterKinds[characterKind].name}
          </p>
        )}
        <h2 className="sheet-heading-name" data-long={name.length > longName || undefined}>
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
        {fields}
      </div>
    </header>
  );
}

interface SheetPortraitProps {
  readonly head: SheetModel['head'];
  readonly drawnFor: string | undefined;
}

/** The portrait, uncropped and centered in its frame; without a picture a drawn one, or nothing. */
function SheetPortrait({ head, drawnFor }: SheetPortraitProps) {
  const { name, portrait } = head;
  if (!portrait) {
    if (drawnFor === undefined) return null;
    return (
      <div className="sheet-portrait">
        <CharacterPortrait kind={head.characterKind} seed={drawnFor} chosen={head.drawing} sex={head.sex} />
      </div>
    );
  }
  const { data, width, height } = portrait;
  return (
    <div className="sheet-portrait">
      <img src={data} alt={`Portrait of ${name || 'the character'}`} width={width} height={height} />
    </div>
  );
}

const edge = outlinePath(sealOutline.path, outlineHeight);
const ringInset = 0.1;
const ring = outlinePath(insetOutline(sealOutline, ringInset), outlineHeight);

/** The seal beside the points: the program's mark inside a scalloped edge. */
function Seal() {
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
