import * as v from 'valibot';
import type { AppConfig } from '@/domain/session/appConfig';
import { paths } from '../paths';
import { ownAddress } from '../session/sessionRules';
import { readSession, removeSession, writeSession } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

/** Pages of signing in and of errors are no place to work. */
const NOT_BACK_TO = /^(?:login|error|windows-auth)(?:[/?]|$)/;
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** What somebody wrote in an address, or left in storage, as a path of this app; '/' where it is anything else (T8). */
export function returnPath(asked: string, config: AppConfig): string {
  if (LONE_SURROGATE.test(asked)) return paths.root;
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(asked) ?? [];
  const address = ownAddress(config, { pathname, search });
  return NOT_BACK_TO.test(address) ? paths.root : `/${address}`;
}

/** For this tab only: the provider's answer comes back to an address that says nothing about it. */
export const rememberReturn = (path: string): void => writeSession(storageKeys.signInReturn, path);

export const rememberedReturn = (config: AppConfig): string =>
  returnPath(readSession(storageKeys.signInReturn, v.string(), ''), config);

export const forgetReturn = (): void => removeSession(storageKeys.signInReturn);
