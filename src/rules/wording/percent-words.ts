/** A chance from 0 to 1 in whole percent: "74%"; "<1%" and ">99%" where rounding would make it impossible or certain. */
export function percentWords(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0 && chance > 0) return '<1%';
  if (percent === 100 && chance < 1 - 1e-9) return '>99%';
  return `${percent}%`;
}
