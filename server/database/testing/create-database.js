import { randomBytes } from "node:crypto";
import pg from "pg";

/**
 * A database of its own on a server that is there, and its address.
 * @param {string} server such as postgres://tendwell@127.0.0.1:5432
 * @param {string} [name]
 */
export async function createDatabase(server, name = `store_${randomBytes(6).toString("hex")}`) {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
