/** Gives equal values, by their JSON, the same small number. */
export class Numbering<Value> {
  readonly #ids = new Map<string, number>();
  readonly #values: Value[] = [];

  idOf(value: Value): number {
    const text = JSON.stringify(value);
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#values.length;
    this.#ids.set(text, id);
    this.#values.push(value);
    return id;
  }

  get values(): readonly Value[] {
    return this.#values;
  }
}
