import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import inject, { type DispatchFunc } from 'light-my-request';

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** The visitor for whom the call is made. */
  visitor?: Context;
};
export type CallResponse = { status: number; body: unknown; headers: Record<string, unknown> };
export type CallInProcess = (call: Call) => Promise<CallResponse>;

/** Calls the API through the same middlewares as an external request, without a socket. */
export function createCall(strapi: Core.Strapi): CallInProcess {
  let dispatch: DispatchFunc | undefined;
  return async ({ method, url, headers = {}, body, visitor }) => {
    dispatch ??= strapi.server.app.callback();
    const response = await inject(dispatch, {
      method,
      url,
      headers: { ...(visitor && headersOf(visitor)), ...headers },
      ...(body && { payload: body }),
      ...(visitor && { remoteAddress: visitor.ip }),
    });
    return {
      status: response.statusCode,
      body: response.payload === '' ? null : JSON.parse(response.payload),
      headers: response.headers,
    };
  };
}

// Headers that identify the visitor's cart and tell whether the connection is encrypted. Limits use the IP address.
const passedOn = ['host', 'cookie', 'x-forwarded-host', 'x-forwarded-proto'];

function headersOf({ headers }: Context): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
