import * as v from 'valibot';
import { readSession } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { ErrorScreen } from './ErrorScreen';
import { NoSessionActions } from './NoSessionActions';
import { noSessionTexts } from './noSessionTexts';

/** Nobody is signed in: because that was asked for, or because the session call said so. */
export function NoSessionScreen() {
  const isSignedOut = readSession(storageKeys.signedOut, v.boolean(), false);
  const { heading, text, next } = isSignedOut ? noSessionTexts.signedOut : noSessionTexts.refused;
  return (
    <ErrorScreen
      {...(!isSignedOut && { code: '401' })}
      heading={heading}
      text={text}
      next={next}
      actions={<NoSessionActions isSignedOut={isSignedOut} />}
    />
  );
}
