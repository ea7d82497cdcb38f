import type { Body } from '../backend/body';
import { created, refuse } from '../backend/answers';
import { listSent } from '../backend/listSent';
import type { Call, Handler } from '../backend/backend';
import type { Table } from '../db/table';
import { world } from '../world/worldState';

interface Shortcut {
  id: string;
  name: string;
  isActive: boolean;
}

/** The common part of quick dials and quick links; `read` returns the changes in a body, and refuses invalid values. */
interface ShortcutFacts<T extends Shortcut> {
  table: Table<T>;
  alreadyThere: string;
  blank: (name: string) => Omit<T, 'id'>;
  read: (body: Body) => Partial<T>;
}

/** Refuses an empty name; a new record needs one. */
function checkName({ name }: Body): void {
  if (typeof name !== 'string' || name.trim() === '') refuse(422, 'Een naam is verplicht.', 'name');
}

const common = ({ name, isActive }: Body): Partial<Shortcut> => ({
  ...(typeof name === 'string' && { name: name.trim() }),
  ...(typeof isActive === 'boolean' && { isActive }),
});

/** The ids in the new order: in a record, or as a list. */
async function orderSent(call: Call): Promise<readonly string[]> {
  const ids = await listSent(call);
  return ids === null ? refuse(422, 'Een volgorde is verplicht.', 'ids') : ids.map(String);
}

interface ShortcutActions {
  save: Handler;
  update: Handler;
  updateOrder: Handler;
  remove: Handler;
}

export function shortcutActions<T extends Shortcut>(facts: ShortcutFacts<T>): ShortcutActions {
  const { table, read, blank, alreadyThere } = facts;
  return {
    save: async (call) => {
      const body = await call.body();
      if (typeof body['id'] === 'string' && table.find(body['id'])) refuse(409, alreadyThere);
      checkName(body);
      const changes = { ...common(body), ...read(body) };
      const made = { ...blank(String(changes.name)), ...changes, id: world.random.guid() } as unknown as T;
      return created(table.add(made));
    },
    update: async (call) => {
      const body = await call.body();
      const { id } = body;
      if (typeof id !== 'string' || id === '') refuse(422, 'Zonder id is niet bekend wat er wijzigt.', 'id');
      const present = table.named(id);
      if ('name' in body) checkName(body);
      return table.change(present, { ...(common(body) as Partial<T>), ...read(body) });
    },
    updateOrder: async (call) => {
      const named = (await orderSent(call)).map((id) => table.named(id));
      const rest = table.where((one) => !named.includes(one));
      table.clear();
      for (const one of [...named, ...rest]) table.add(one);
    },
    remove: ({ param }) => table.remove(table.named(param('id')).id),
  };
}
