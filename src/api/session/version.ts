import * as v from 'valibot';
import { decode, getJson } from './config';
import { versionUrl } from './sessionUrls';

const Version = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/** Returns the build that the server has now; the open page may come from another build. */
export const getBuildVersion = async (): Promise<string> =>
  decode(Version, await getJson(versionUrl), versionUrl).version;
