import { caseFlowUrls } from '@/api/caseflows/caseFlowUrls';
import { storageKeys } from '@/core/storage/storageKeys';
import { isRecord } from '@/lib/values';
import { type FirstPage, idOf, keptOf, orderOf, storedOf, textOf, textsOf } from '@/kit/livelist/firstPage';
import { uriOf } from '@/lib/address';

const OPEN_STATUSSES = ['0', '3'];

/** The first request of `caseFlowList`; null if the address has a query, or the stored filters a text or deadline. */
export const firstCaseFlowPage: FirstPage = {
  at: /^\/dashboard\/zaken(?:\/overzicht(?:\/.*)?)?\/?$/,
  theme: 'caseflows',
  needsAny: ['viewCaseFlow'],
  urlOf({ search }, { userId, mayOrder }) {
    const kept = keptOf(userId, storageKeys.caseFlowQuestion);
    const filters = storedOf(userId, storageKeys.caseFlowFilters) ?? kept['filters'];
    const {
      query = '',
      statusses = OPEN_STATUSSES,
      completion = null,
      caseType,
      owner,
      executor,
    } = isRecord(filters) ? filters : {};
    if (search.length > 1 || query !== '' || completion !== null || !Array.isArray(statusses)) return null;
    return uriOf(caseFlowUrls.search, {
      page: 0,
      pageSize: 9,
      type: textOf(caseType),
      statusses: textsOf(statusses),
      ownerRoleId: idOf(owner),
      executorRoleId: idOf(executor),
      sort: orderOf(storedOf(userId, storageKeys.caseFlowSort) ?? kept['sort'], 'deadline', mayOrder),
    });
  },
};
