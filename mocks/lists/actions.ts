import { type Body, textOrNull } from '../backend/body';
import { created, refuse } from '../backend/answers';
import type { Call, Handler } from '../backend/backend';
import type { Table } from '../db/table';
import { world } from '../world/worldState';

/** A list that administrators keep. */
interface ListFacts<T extends { id: string }> {
  table: Table<T>;
  /** The noun for refusals, as in "De wijk 'Noord' bestaat al." */
  thing: string;
  nameOf: (record: T) => string | null | undefined;
  /** Makes a record that has only an id. */
  blank: (id: string) => T;
  /** The changes in a body; refuses invalid values. */
  read: (body: Body) => Partial<T>;
  /** Stores the parts of a body that are not in the record itself. */
  written?: (record: T, body: Body) => void;
  /** Returns the answer for a record; the record itself by default. */
  shown?: (record: T) => object;
  /** The reason why a record cannot be deleted; null when it can. */
  inUse?: (record: T) => string | null;
  idIn: 'path' | 'body';
}

interface ListActions {
  create: Handler;
  update: Handler;
  remove: Handler;
}

const sentName = ({ name, title }: Body): unknown => name ?? title;

/** Refuses an empty name; a new record needs one. */
function readName(body: Body): string {
  const name = sentName(body);
  return typeof name === 'string' && name.trim() !== ''
    ? name.trim()
    : refuse(422, 'Een naam is verplicht.', 'name');
}

function idSent({ param }: Call, { id }: Body, idIn: 'path' | 'body'): string {
  const sent = typeof id === 'string' ? id : '';
  if (idIn === 'body') return sent || refuse(422, 'Zonder id is niet bekend wat er wijzigt.', 'id');
  const own = param('id');
  if (sent !== '' && sent !== own)
    refuse(422, 'Het kenmerk in de inhoud is een ander dan dat in het pad.', 'id');
  return own;
}

export function listActions<T extends { id: string }>(facts: ListFacts<T>): ListActions {
  const { table, thing, nameOf, blank, read, written, shown, inUse, idIn } = facts;
  const checkName = (body: Body, own: string | null) => {
    const name = readName(body);
    const same = (one: T) => one.id !== own && (nameOf(one) ?? '').toLowerCase() === name.toLowerCase();
    if (table.some(same)) refuse(409, `${thing} '${name}' bestaat al.`);
  };
  return {
    create: async (call) => {
      const body = await call.body();
      checkName(body, null);
      const record = table.add({ ...blank(world.random.guid()), ...read(body) });
      written?.(record, body);
      return created(shown?.(record) ?? record);
    },
    update: async (call) => {
      const body = await call.body();
      const present = table.named(idSent(call, body, idIn));
      if ('name' in body || 'title' in body) checkName({ name: nameOf(present), ...body }, present.id);
      const changed = table.change(present, read(body));
      written?.(changed, body);
    },
    remove: ({ param }) => {
      const present = table.named(param('id'));
      const why = inUse?.(present) ?? null;
      if (why !== null) refuse(409, why);
      table.remove(present.id);
    },
  };
}

/** The name and the title in a body; when only one is sent, the other gets the same text. */
export function names(body: Body): { name?: string | null; title?: string | null } {
  const [hasName, hasTitle] = ['name' in body, textOrNull(body['title']) !== null];
  if (!hasName && !hasTitle) return {};
  return {
    ...(hasName || hasTitle ? { name: textOrNull(sentName(body)) } : {}),
    title: textOrNull(body['title']) ?? textOrNull(body['name']),
  };
}

/** The named fields that are present in a body. */
export const texts = <K extends string>(body: Body, ...keys: K[]): Partial<Record<K, string | null>> =>
  Object.fromEntries(keys.flatMap((key) => (key in body ? [[key, textOrNull(body[key])]] : []))) as Partial<
    Record<K, string | null>
  >;
