import { call, takeEvery } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { increaseViewCount } from '@/api/knowledge/knowledge';
import { faqOpened } from './knowledgeActions';

/** Published questions count who looks at them (002 §4.3); a view that was not counted is no matter. */
function* countView({ payload: id }: ReturnType<typeof faqOpened>) {
  try {
    yield* call(increaseViewCount, id);
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}

export function* knowledgeSaga() {
  yield* takeEvery(faqOpened, countView);
}
