import { drawBlocks } from '../../sheet/blocks.tsx';
import { SheetHeading } from '../../sheet/heading.tsx';
import { anyBlocks } from '../../sheet-model/model/sheet-blocks.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import '../../sheet/sheet.css';
import { blankSheet, friedrickSheet, fullSheet, mageSheet, psychicSheet, riderSheet } from '../sheet-models.ts';
import { longTextSheet } from './long-text-sheet.ts';

const sheets: readonly { readonly name: string; readonly make: () => SheetModel }[] = [
  { name: 'empty', make: blankSheet },
  { name: 'ordinary', make: friedrickSheet },
  { name: 'with everything', make: fullSheet },
  { name: 'of a mage', make: mageSheet },
  { name: 'of a psychic', make: psychicSheet },
  { name: 'of a rider', make: riderSheet },
  { name: 'with long text', make: longTextSheet },
];

/** Each block of the sheet, as the characters that have it show it. */
export function BlockStates() {
  const drawn = sheets.map(({ name, make }) => {
    const model = make();
    return { name, model, blocks: drawBlocks(model) };
  });
  return (
    <section>
      <h2>Blocks of the sheet</h2>
      <section>
        <h3>Heading</h3>
        {drawn.map(({ name, model }) => (
          <Paper key={name} name={`Heading, ${name}`}>
            <SheetHeading model={model} />
          </Paper>
        ))}
      </section>
      {anyBlocks.map(({ id, name: block }) => (
        <section key={id}>
          <h3>{block}</h3>
          {drawn
            .filter(({ blocks }) => blocks.has(id))
            .map(({ name, blocks }) => (
              <Paper key={name} name={`${block}, ${name}`} block={id}>
                {blocks.of(id)}
                {id === 'protection' && blocks.places}
              </Paper>
            ))}
        </section>
      ))}
    </section>
  );
}

function Paper({ name, block, children }: { name: string; block?: string; children: React.ReactNode }) {
  return (
    <>
      <p>{name}</p>
      <article className="sheet" aria-label={name} data-block={block}>
        <div className="sheet-page">{children}</div>
      </article>
    </>
  );
}
