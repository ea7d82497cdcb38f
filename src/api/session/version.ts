import * as v from 'valibot';
import { decode, getJson } from './config';
import { versionUrl } from './sessionUrls';

const Version = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/** The build that the server has now, which the page that is open may not be of. */
export const getBuildVersion = async (): Promise<string> =>
  decode(Version, await getJson(versionUrl), versionUrl).version;
