import { randomUUID } from 'node:crypto';
import { callDesk, createMember, createOperator, openBackOffice, REASON, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { inbox } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { ask } from '../agency.testing.ts';

const { app, call, approve, trail } = await openBackOffice();

const WISH = 'I bring twenty players from my club every week';
const apply = (who: TestMember | null, content = WISH) =>
  ask(app, who, '/wps/agent/application', { method: 'POST', payload: { content } });
const own = async (who: TestMember) => (await ask(app, who, '/wps/agent/application')).value;
const waitingOf = async (who: TestMember) =>
  (
    await call<{ list: { id: string; source: string; state: string; content: string }[] }>(
      'GET',
      `/agentApplications?filter=memberId:eq:${who.memberId}`,
    )
  ).value.list;
const decide = (id: string, isAccepted: boolean, answer = 'Welcome, write to us for your rates') =>
  call('POST', `/agentApplications/${id}/decide`, { isAccepted, answer, reason: REASON });
const inboxOf = async (who: TestMember) => {
  await app.platform.events.outbox.drain();
  const { value } = await ask<{ list: { title: string; preview: string }[] }>(app, who, '/wps/inbox', {
    moduleId: 'INBOX3',
  });
  return value.list.map(({ title, preview }) => `${title}: ${preview}`);
};

it('a member applies once, is made an agent by an operator, and can work as one immediately', async () => {
  const member = await createMember(app);
  expect(await apply(null)).toMatchObject({ errorCode: 'auth.required' });
  expect(await apply(await createMember(app, { type: 4 }))).toMatchObject({ errorCode: 'permission.denied' });
  expect(await apply(await createMember(app, { type: 1 }))).toMatchObject({ errorCode: 'agency.applied' });
  for (const content of ['too short', ` ${'x'.repeat(501)} `])
    expect(await apply(member, content)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await own(member)).toBeNull();
  const both = await Promise.all([apply(member, `${WISH}\u202e`), apply(member)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(await own(member)).toMatchObject({ state: 'waiting', content: WISH, answer: null });

  const [waiting] = await waitingOf(member);
  expect(waiting).toMatchObject({ source: 'form', state: 'waiting', account: member.userName });
  expect(await ask(app, member, '/wps/agent/team/overview')).toMatchObject({ errorCode: 'permission.denied' });
  const twice = await Promise.all([decide(waiting!.id, true), decide(waiting!.id, true)]);
  const [first, second] = twice.toSorted((one, other) => Number(other.success) - Number(one.success));
  expect([first?.success, second?.errorCode]).toEqual([true, 'agency.application.decided']);
  expect(await ask(app, member, '/wps/agent/team/overview')).toMatchObject({ success: true });
  expect(await apply(member)).toMatchObject({ errorCode: 'agency.applied' });
  expect(await inboxOf(member)).toEqual([
    'Answer to your application as an agent: Welcome, write to us for your rates',
  ]);
  expect((await trail(`member:${member.memberId}`)).at(-1)).toMatchObject({
    action: 'agency.application.accepted',
    before: { type: 0 },
    after: { type: 1 },
  });
});

it('feedback of type 6 enters the same queue, and its case ends with the decision', async () => {
  const member = await createMember(app);
  const payload = { content: WISH, sender: member.userName, type: 6, captcha: app.config.testCaptcha };
  const { value: captcha } = await ask<{ captchaId: string }>(app, null, '/wps/captcha', {
    moduleId: 'VALID_CAPTCHA3',
  });
  const sent = await ask(app, member, inbox.feedback.path, {
    method: 'PUT',
    payload: { ...payload, captchaId: captcha.captchaId },
    moduleId: 'FEEDBACK3',
  });
  expect(sent.success).toBe(true);
  await app.platform.events.outbox.drain();
  const [waiting] = await waitingOf(member);
  expect(waiting).toMatchObject({ source: 'feedback', content: WISH });
  const { headers } = await createOperator(app, 'support');
  const refusal = { isAccepted: false, answer: 'Not in this year', reason: REASON };
  expect(await callDesk(app, headers, 'POST', `/agentApplications/${waiting!.id}/decide`, refusal)).toMatchObject({
    value: { state: 'refused' },
  });
  expect(await inboxOf(member)).toEqual(['Answer to your application as an agent: Not in this year']);
  const cases = await call<{ list: object[] }>('GET', `/cases?filter=memberId:eq:${member.memberId}`);
  expect(cases.value.list).toMatchObject([{ type: 6, state: 'answered', answer: 'Not in this year' }]);
  expect(await own(member)).toMatchObject({ state: 'refused', answer: 'Not in this year' });
  // A rejected applicant may apply again; the decision makes no other member an agent.
  expect(await apply(member)).toMatchObject({ success: true });
  expect(await decide('999999', true)).toMatchObject({ errorCode: 'not.found' });
});

it('two operators give an agent top rates and a templated contract, which the agent accepts', async () => {
  const agent = await createMember(app, { type: 1 });
  const downline = await createMember(app, { type: 1, inviterId: agent.memberId });
  await app.platform.events.outbox.drain();
  const terms = { tiers: [{ sales: '1000.00', active: 1, rate: 80 }], activeFrom: '1000.00' };
  const template = { name: 'Club 2026', kind: 'dailySalary', terms, reason: REASON };
  const made = await call<{ id: string }>('POST', '/agencyTemplates', template);
  expect(await call('POST', '/agencyTemplates', template)).toMatchObject({ errorCode: 'agency.template.exists' });

  const input = () => ({ reason: REASON, requestKey: randomUUID() });
  const askContract = (who: TestMember, templateId: string) =>
    call<{ id: string; details: string[] }>('POST', `/agents/${who.memberId}/request-contract`, {
      templateId,
      ...input(),
    });
  expect(await askContract(downline, made.value.id)).toMatchObject({ errorCode: 'contract.refused' });
  expect(await askContract(agent, '999999')).toMatchObject({ errorCode: 'not.found' });
  const contract = await askContract(agent, made.value.id);
  expect(contract.value.details).toEqual([
    'kind: dailySalary',
    'tiers · 1: {"turnover":"1000.00","active":1,"rate":"0.80%"}',
    'activeFrom: 1000.00',
  ]);
  // The requested terms are offered, even if the template changes meanwhile.
  expect(await call('POST', `/agencyTemplates/${made.value.id}/retire`, { reason: REASON })).toMatchObject({
    success: true,
  });
  expect(await approve(contract.value.id)).toMatchObject({ success: true });
  const contracts = await ask<{ own: { contractId: string }[] }>(app, agent, '/wps/agent/contract/dailySalary', {
    moduleId: 'COMM3',
  });
  expect(contracts.value.own).toMatchObject([{ state: 'requested', payer: 'platform', terms }]);
  const answer = { contractId: contracts.value.own[0]!.contractId, answer: 'accept' };
  const accepted = await ask(app, agent, '/wps/agent/contract/dailySalary', {
    method: 'POST',
    payload: answer,
    moduleId: 'COMM3',
  });
  expect(accepted.success).toBe(true);

  const askRates = (who: TestMember, rates: object) =>
    call<{ id: string }>('POST', `/agents/${who.memberId}/request-rates`, { rates, ...input() });
  expect(await askRates(downline, { slots: 10 })).toMatchObject({
    errorCode: 'rate.refused',
    value: { field: 'rates.slots', least: 0, most: 0 },
  });
  const rates = await askRates(agent, { slots: 40, lottery: 1990 });
  expect(await approve(rates.value.id)).toMatchObject({ success: true });
  expect((await ask<{ rates: object }>(app, agent, '/wps/agent/rates')).value.rates).toMatchObject({
    slots: 40,
    lottery: 1990,
  });
  const downlineRates = await askRates(downline, { slots: 30 });
  // The upline's rate drops before the approval: rates above it are refused.
  await app.platform.db.run(sql`
    insert into agency_rates (member_id, product, rate, changed_by)
    values (${agent.memberId}::bigint, 'slots', 20, 'x')`);
  await approve(downlineRates.value.id);
  expect((await ask<{ rates: object }>(app, downline, '/wps/agent/rates')).value.rates).toMatchObject({ slots: 0 });
});

it('the second operator sees all terms of a contract: of a dividend also losses, cycle and carry-over', async () => {
  const agent = await createMember(app, { type: 1 });
  await app.platform.events.outbox.drain();
  const terms = {
    tiers: [{ sales: '0.00', active: 0, rate: 2500, loss: '2000.00' }],
    activeFrom: '1.00',
    type: 'FLOAT',
    rhythm: 'week',
    carryOver: 'none',
    isCollected: true,
  };
  const made = await call<{ id: string }>('POST', '/agencyTemplates', {
    name: 'Dividend 2026',
    kind: 'dividend',
    terms,
    reason: REASON,
  });
  const request = await call<{ details: string[] }>('POST', `/agents/${agent.memberId}/request-contract`, {
    templateId: made.value.id,
    reason: REASON,
    requestKey: randomUUID(),
  });
  expect(request.value.details.toSorted()).toEqual([
    'activeFrom: 1.00',
    'calculation: FLOAT',
    'carryOver: none',
    'isCollected: true',
    'kind: dividend',
    'rhythm: week',
    'tiers · 1: {"turnover":"0.00","loss":"2000.00","active":0,"rate":"25.00%"}',
  ]);
});
