import { describe, expect, it } from 'vitest';
import { reconcile } from './support/payments';
import { aPaidOrder, orderUid, reason, refundedAt, seenAt, storedRefunds } from './support/refunds';
import { aProduct, Buyer, changeOrder, order } from './support/shop';
import { aMemberOf } from './support/staff';

describe('a partial refund that staff enter', () => {
  it('is rejected at the field without a reason, with an impossible amount, or for other products', async () => {
    const { started, id, total } = await aPaidOrder();
    const rejects = (refund: object, path: unknown[]) =>
      expect(changeOrder(id, { refunds: [refund] })).rejects.toMatchObject({
        kind: { status: 400, details: { errors: [{ path: ['refunds', ...path] }] } },
      });
    await rejects({ amount: 5, reason: ' ' }, [0, 'reason']);
    for (const amount of [0, -5, 1.234, 'much', null]) await rejects({ amount, reason }, [0, 'amount']);
    await rejects({ amount: total / 100 + 0.01, reason }, [0, 'amount']);
    await rejects({ amount: 5, reason, lines: [{ partNumber: 'NONE-1', quantity: 1 }] }, [0, 'lines']);
    await reconcile();
    expect(await refundedAt(started)).toEqual([]);
  });

  it('never exceeds the payment less earlier refunds, also if two members of staff save at once', async () => {
    const { started, id, total } = await aPaidOrder();
    const add = async () => changeOrder(id, { refunds: [{ amount: (total - 100) / 100, reason }] });
    const results = await Promise.allSettled([add(), add(), add()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stored = await storedRefunds(id);
    await expect(changeOrder(id, { refunds: [...stored, { amount: 1.01, reason }] })).rejects.toThrow(
      'You can refund at most €1.00.',
    );
    await Promise.all([reconcile(), reconcile()]);
    expect(await refundedAt(started)).toEqual([total - 100]);
  });

  it('cannot be changed or removed once it is saved', async () => {
    const { id } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason }] });
    const [stored = {}] = await storedRefunds(id);
    for (const refunds of [[], [{ ...stored, amount: 6 }], [{ ...stored, reason: 'Other' }]])
      await expect(changeOrder(id, { refunds })).rejects.toThrow('reload the page');
    await changeOrder(id, { refunds: [{ ...stored, state: 'done' }], staffNote: 'called' });
    expect(await storedRefunds(id)).toMatchObject([{ amount: 5, state: 'requested' }]);
  });

  it('is for card payments only', async () => {
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    const { id } = (await order(buyer)).json().data;
    await expect(changeOrder(id, { refunds: [{ amount: 5, reason }] })).rejects.toThrow('bank transfer');
  });

  it('stores who entered it, for staff only, and is in the CSV', async () => {
    const { id, number, statusPath } = await aPaidOrder();
    const clerk = await aMemberOf('fieldshop-shop-staff');
    const url = `/content-manager/collection-types/${orderUid}/${id}`;
    const { data } = (await clerk.call('GET', url)).json();
    const saved = await clerk.call('PUT', url, { ...data, refunds: [{ amount: 7.5, reason }] });
    expect([saved.statusCode, saved.json().error?.message]).toEqual([200, undefined]);
    expect(saved.json().data.refunds).toMatchObject([
      { author: 'A Member', state: 'requested', amount: 7.5 },
    ]);
    await reconcile();
    expect(JSON.stringify(await seenAt(statusPath))).not.toContain('A Member');
    const csv = (await clerk.open('/admin/orders.csv')).body;
    expect(csv.split('\r\n').find((row) => row.startsWith(number))).toContain(',7.5,');
  });
});
