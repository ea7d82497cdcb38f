import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { getConfig, getFeatures } from '@/api/session/config';
import { isHttpError } from '@/api/http/httpError';
import { type AppConfig, type Feature, FeatureList } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';
import { storageKeys } from '../storage/storageKeys';
import { readStored, readStoredText, writeStored, writeStoredText } from '../storage/storage';
import {
  configFailed,
  configLoaded,
  configRequested,
  experimentalAreaSwitched,
  featureReset,
  featureSwitched,
  localFlagsLoaded,
  selectLocalFlags,
} from './configSlice';
import { mergeFeatures } from './mergeConfig';

/** A missing or invalid list leaves every flag as the configuration sets it. */
function* loadFeatures() {
  try {
    return yield* call(getFeatures);
  } catch (error) {
    logLine('Features load error', error);
    return [] as Feature[];
  }
}

/**
 * First and second step of starting up: configuration, then features (000 §4.1). The saga ends when there is a
 * configuration; after a failure it waits for the agent to retry.
 */
export function* loadConfig() {
  while (true) {
    try {
      const file: AppConfig = yield* call(getConfig, window.location.hostname);
      const features = yield* call(loadFeatures);
      yield* put(localFlagsLoaded(readStored(storageKeys.featureFlags, FeatureList, [])));
      const experimentalAreaEnabled = readStoredText(storageKeys.experimentalArea) === 'true';
      const config = { ...file, features: mergeFeatures(file.features, features), experimentalAreaEnabled };
      yield* put(configLoaded(config));
      return config;
    } catch (error) {
      if (!isHttpError(error)) throw error;
      logLine('Configuration load error', error);
      yield* put(configFailed(error.message));
      yield* take(configRequested);
    }
  }
}

function* keepFlags() {
  writeStored(storageKeys.featureFlags, yield* select(selectLocalFlags));
}

/** Keeps flags that were switched at runtime over a reload. */
export function* configSaga() {
  yield* takeEvery([featureSwitched, featureReset], keepFlags);
  yield* takeEvery(experimentalAreaSwitched, function* ({ payload }) {
    yield* call(writeStoredText, storageKeys.experimentalArea, String(payload));
  });
}
