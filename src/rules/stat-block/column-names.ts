/** Headings of columns, and what each is about; with '' the heading itself. */
const columnNames: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:name|skill|skills|spell|spells|trait|traits|advantage|advantages|disadvantage|disadvantages|item|items|equipment|gear|weapon|description|perk|perks|quirk|quirks|attribute|armor|characteristic|technique)s?$/iu,
    'name',
  ],
  [/^(?:level|lvl|lv|sl|skill level|value|score)$/iu, 'level'],
  [/^(?:points?|pts\.?|cp|cost \(pts\)|pt)$/iu, 'points'],
  [/^(?:relative|relative level|rsl|rel\.?)$/iu, 'relative'],
  [/^(?:difficulty|diff\.?|type|attr\/diff)$/iu, 'difficulty'],
  [/^(?:\$|cost|price|value \(\$\))$/iu, 'cost'],
  [/^(?:lbs?\.?|weight|wt\.?|wgt)$/iu, 'weight'],
  [/^(?:qty\.?|quantity|#|no\.?|amount|count)$/iu, 'quantity'],
  [/^(?:where|location|place)$/iu, 'where'],
  [/^(?:notes?|remarks?|comments?|details)$/iu, 'notes'],
  [/^(?:odds|chance|%)$/iu, 'odds'],
  [/^(?:protection)$/iu, 'protection'],
  [/^(?:tl)$/iu, 'tl'],
  [/^(?:st|dx|iq|ht|hp|fp|will|per|speed|move|dodge|parry|block|dr|sm|basic speed|basic move)$/iu, ''],
  [
    /^(?:ref|page|reference|damage|reach|acc|ss|max|½d|class|time|duration|to maintain|needs|up to, lb|encumbrance|minst|range|rof|shots|bulk|rcl|st)$/iu,
    '',
  ],
];

/** What a heading of a column is about; null for words that are no such heading. */
export function columnOf(cell: string): string | null {
  const plain = cell.trim();
  for (const [pattern, name] of columnNames) if (pattern.test(plain)) return name || plain.toLowerCase();
  return null;
}
