import { personLiveSaga } from './live/personLiveSaga';
import { indicatorsSaga } from './sidebar/indicatorsSaga';

export const sagas = { personLive: personLiveSaga, personIndicators: indicatorsSaga };
