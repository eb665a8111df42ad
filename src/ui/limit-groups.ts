interface Group<Item> {
  items: readonly Item[];
}

/** The first `limit` items over all groups, without empty groups, and the total number of items. */
export function limitGroups<Item, G extends Group<Item>>(groups: readonly G[], limit: number) {
  let total = 0;
  const shown: (G & { start: number })[] = [];
  for (const group of groups) {
    const start = Math.min(total, limit);
    const items = group.items.slice(0, Math.max(0, limit - total));
    total += group.items.length;
    if (items.length > 0) shown.push({ ...group, items, start });
  }
  return { shown, total, more: Math.max(0, total - limit) };
}
