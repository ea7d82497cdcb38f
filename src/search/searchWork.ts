import { newRelationSaga } from './relation/newRelationSaga';
import { newRelationSlice } from './relation/newRelationSlice';

export const reducers = { newRelation: newRelationSlice.reducer };
export const sagas = { newRelation: newRelationSaga };
