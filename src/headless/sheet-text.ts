import { derivationSentence } from '../engine/words.ts';
import type { Sheet } from '../rules/build-sheet.ts';
import type { Figure } from '../rules/sheet-model.ts';

const shown = (figure: Figure): string => (figure.second ? `${figure.text} (${figure.second.text})` : figure.text);

/** Columns side by side, each as wide as its longest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
}

/** The sheet as plain text to read in a terminal. With `explain`, every number's calculation in a sentence. */
export function sheetText(sheet: Sheet, explain: boolean): string {
  const { model, findings, worksheet, ruleset } = sheet;
  const { head } = model;
  const out: string[] = [];
  const section = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) out.push('', title, ...lines);
  };
  out.push(`${head.name || 'Unnamed'} (${model.ruleset.name}), ${head.pointTotal.text} points`);
  out.push([head.race, head.build, head.coloring, head.appearance].filter(Boolean).join('; '));
  section(
    'Attributes',
    table([...model.attributes, ...model.secondary].map((a) => [a.name, shown(a.level), `[${a.points.text}]`])),
  );
  section(
    'Figures',
    table([
      ['Thrust', shown(model.thrust)],
      ['Swing', shown(model.swing)],
      ['Hits', shown(model.hitPoints)],
      ['Fatigue', shown(model.fatiguePoints)],
      ...model.figures.map(({ name, figure }) => [name, shown(figure)]),
      ...model.activeDefenses.map(({ name, figure }) => [name, shown(figure)]),
      ...(model.passiveDefense ? [['Passive defense', shown(model.passiveDefense.total)]] : []),
      ['Damage resistance', shown(model.damageResistance.total)],
      ['Load', `${shown(model.load.carried)} lb, ${model.load.level}`],
    ]),
  );
  section(
    'Load levels, lb',
    table(model.load.levels.map(({ name, limit, now }) => [name, limit.text, now ? 'now' : ''])),
  );
  section(
    'Armor by place',
    table(model.bodyPlaces.map((line) => [line.place, shown(line.passiveDefense), shown(line.damageResistance)])),
  );
  section('Traits', table(model.traits.map(({ name, points, note }) => [name, `[${points.text}]`, note])));
  section(
    'Skills',
    table(
      model.skills.map((line) => [line.name, shown(line.level), line.relative, `[${line.points.text}]`, line.chance]),
    ),
  );
  section(
    'Attacks',
    table([
      ['', 'type', 'damage', 'skill', 'parry', 'reach', ''],
      ...model.attacks.map((line) => [
        [line.item, line.use].filter(Boolean).join(', '),
        line.type,
        shown(line.damage),
        shown(line.skill),
        shown(line.parry),
        line.reach,
        line.notes.join('; '),
      ]),
    ]),
  );
  if (model.ranged.length > 0) {
    section(
      'Ranges',
      table([
        ['', ...model.rangedColumns.map(({ heading }) => heading)],
        ...model.ranged.map((line) => [line.item, ...line.cells.map(shown)]),
      ]),
    );
  }
  section(
    'Possessions',
    table([
      ...model.possessions.map((line) => [
        `${line.quantity} × ${line.name}`,
        `$${line.cost.text}`,
        `${line.weight.text} lb`,
        line.where,
      ]),
      ['Total', `$${model.possessionTotals.cost.text}`, `${model.possessionTotals.weight.text} lb`],
    ]),
  );
  section('Points', table(model.points.map(({ name, figure }) => [name, shown(figure)])));
  section(
    'Notes',
    model.notes.map((note) => `  ${note}`),
  );
  section(
    'Findings',
    findings.map(({ sentence, waived }) => `  ${sentence}${waived === undefined ? '' : ` (waived: ${waived})`}`),
  );
  if (explain)
    section(
      'Why',
      worksheet.ids().map((id) => `  ${derivationSentence(worksheet.get(id), ruleset.notation)}`),
    );
  return out.join('\n');
}
