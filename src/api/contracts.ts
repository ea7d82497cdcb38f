import { Contract } from '@/domain/contract';
import { type Page, pageOf } from '@/domain/page';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';

export const contractUrls = { byRole: '/api/v1/contract/byRole/:roleId' } as const;

const ContractPage = pageOf(Contract);

export const getContractsOfRole = (roleId: string, page: number, pageSize: number): Promise<Page<Contract>> =>
  http.get(fillPath(contractUrls.byRole, { roleId }), ContractPage, { params: { page, pageSize } });
