import { textOrNull } from '../backend/body';
import { db } from '../db/db';
import { listActions } from './actions';

/** The target groups are fixed; only their names can change. */
export const targetGroups = listActions({
  table: db.targetGroups,
  thing: 'De doelgroep',
  nameOf: ({ name }) => name,
  blank: (id) => ({ id, name: '', title: '' }),
  read: (body) => {
    const name = textOrNull(body['name']) ?? '';
    return { name, title: name };
  },
  idIn: 'body',
});
