import { call, put, race, select, take } from 'typed-redux-saga';
import type { Hub, HubConnectionFactory } from './hub';
import { keepOpen, type Outage, type Upkeep } from './hubManager';
import {
  type AskedHubName,
  lineDown,
  lineLetGo,
  lineUp,
  lineWanted,
  selectIsWanted,
  type WithLines,
} from './linesSlice';

const saying = (name: AskedHubName): Upkeep => ({
  *up() {
    yield* put(lineUp(name));
  },
  *down() {
    yield* put(lineDown(name));
  },
});

/** Keeps the line of a hub open for as long as an area asks for it. */
export function* keepAskedHub<E extends object>(hub: Hub<E>, connect: HubConnectionFactory, outage: Outage) {
  const { name } = hub;
  const isWanted = (state: WithLines) => selectIsWanted(state, name);
  try {
    while (true) {
      while (!(yield* select(isWanted))) yield* take(lineWanted);
      yield* race({
        open: call(keepOpen<E>, hub, connect, outage, saying(name)),
        over: call(untilLetGo, isWanted),
      });
      outage.down.delete(name);
      yield* put(lineDown(name));
    }
  } finally {
    yield* put(lineDown(name));
  }
}

function* untilLetGo(isWanted: (state: WithLines) => boolean) {
  while (yield* select(isWanted)) yield* take(lineLetGo);
}
