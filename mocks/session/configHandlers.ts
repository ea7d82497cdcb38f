import { json, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { open } from '../backend/demands';
import { world } from '../world/worldState';

const asFile = (body: unknown) => {
  const response = json(body);
  response.headers.set('Cache-Control', 'no-cache');
  return response;
};

const fileOf = (name: string): unknown => {
  const text = world.configFiles[name];
  return text === undefined ? undefined : JSON.parse(text);
};

/** The features when the installation has no file for them. This back end supports other orders of its lists. */
const FEATURES = [{ name: 'sortering', enabled: true }];

/** The runtime files. A host has a file of its own only if the installation contains one (000 §7.1). */
export const configHandlers: Handlers = {
  'GET /Config/:hostname.config.json': open(({ param }) => {
    const file = fileOf(`${param('hostname').toLowerCase()}.config.json`);
    return file === undefined ? refuse(404, 'Geen eigen configuratie.') : asFile(file);
  }),
  'GET /Config/config.json': open(() =>
    asFile({ ...(fileOf('config.json') as object | undefined), ...world.config }),
  ),
  'GET /Config/features.json': open(() => asFile(world.features ?? fileOf('features.json') ?? FEATURES)),
};
