import { useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';

/** What follows from the attributes, each with its calculation. */
export function DerivedFigures() {
  const figures = useSheetPart(({ ruleset, worksheet }) => {
    const all: { readonly stat: string; readonly name: string; readonly signed?: boolean }[] = [
      { stat: 'thrust', name: 'Thrust' },
      { stat: 'swing', name: 'Swing' },
      { stat: 'hitPoints', name: capital(worksheet.get('hitPoints').name) },
      { stat: 'fatiguePoints', name: capital(worksheet.get('fatiguePoints').name) },
      ...ruleset.figures,
      ...ruleset.defenses,
    ];
    return all.flatMap(({ stat, name, signed }, i) =>
      worksheet.has(stat) && all.findIndex((each) => each.stat === stat) === i
        ? [{ stat, name, before: signed && worksheet.number(stat) > 0 ? '+' : '' }]
        : [],
    );
  });
  return (
    <section className="chapter-part" aria-labelledby="derived-heading">
      <h3 id="derived-heading" className="chapter-part-title">
        What follows from them
      </h3>
      <dl className="derived-figures">
        {figures.map(({ stat, name, before }) => (
          <div key={stat} className="derived-figure">
            <dt>{name}</dt>
            <dd>
              <StatFigure stat={stat} before={before} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
