import { capitalize } from '../../engine/format.ts';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';

/** The figures derived from the attributes, each with its explanation. */
export function DerivedFigures() {
  const figures = useSheetPart(({ ruleset, worksheet }) => {
    const candidates: { readonly stat: string; readonly name: string; readonly signed?: boolean }[] = [
      { stat: 'thrust', name: 'Thrust' },
      { stat: 'swing', name: 'Swing' },
      { stat: 'hitPoints', name: capitalize(worksheet.get('hitPoints').name) },
      { stat: 'fatiguePoints', name: capitalize(worksheet.get('fatiguePoints').name) },
      ...ruleset.figures,
      ...ruleset.defenses,
    ];
    return candidates.flatMap(({ stat, name, signed }, i) =>
      worksheet.has(stat) && candidates.findIndex((candidate) => candidate.stat === stat) === i
        ? [{ stat, name, prefix: signed && worksheet.number(stat) > 0 ? '+' : '' }]
        : [],
    );
  });
  return (
    <section className="chapter-part" aria-labelledby="derived-heading">
      <h3 id="derived-heading" className="chapter-part-title">
        Derived stats
      </h3>
      <dl className="derived-figures">
        {figures.map(({ stat, name, prefix }) => (
          <div key={stat} className="derived-figure">
            <dt>{name}</dt>
            <dd>
              <StatFigure stat={stat} prefix={prefix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
