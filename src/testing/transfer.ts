class Kinds extends Array<{ kind: string; type: string }> {
  readonly keep: (type: string, text: string) => void;
  constructor(keep: (type: string, text: string) => void) {
    super();
    this.keep = keep;
  }
  add(text: string, type: string) {
    this.keep(type, text);
    this.push({ kind: 'string', type });
  }
}

/** The data of a drag, with the parts of it that the product uses. */
export function aTransfer() {
  const data = new Map<string, string>();
  return {
    effectAllowed: 'all',
    dropEffect: 'none',
    items: new Kinds((type, text) => data.set(type, text)),
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    clearData: () => undefined,
    files: [],
  };
}
