/* The raw boundary of Python: an extension module written by hand on the C API. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "ladder.h"
#include "raw.h"

static int expect(const char *function, Py_ssize_t given, Py_ssize_t wanted) {
  if (given == wanted) return 1;
  PyErr_Format(PyExc_TypeError, "%s() takes %zd arguments, not %zd", function, wanted, given);
  return 0;
}

static PyObject *add(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (!expect("add", count, 2)) return NULL;
  long long a = PyLong_AsLongLong(args[0]);
  if (a == -1 && PyErr_Occurred()) return NULL;
  long long b = PyLong_AsLongLong(args[1]);
  if (b == -1 && PyErr_Occurred()) return NULL;
  return PyLong_FromLongLong(raw_add(a, b));
}

/* Whether all three buffers hold as many 64-bit integers. */
static int same_length(const Py_buffer buffers[3]) {
  for (int i = 0; i < 3; i++) {
    if (buffers[i].itemsize == 8 && buffers[i].len == buffers[0].len) continue;
    PyErr_SetString(PyExc_ValueError, "add_columns() wants three arrays of 64-bit integers of one length");
    return 0;
  }
  return 1;
}

static PyObject *add_columns(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (!expect("add_columns", count, 3)) return NULL;
  Py_buffer buffers[3];
  int taken = 0;
  while (taken < 3 &&
         PyObject_GetBuffer(args[taken], &buffers[taken], taken == 2 ? PyBUF_CONTIG : PyBUF_CONTIG_RO) == 0) {
    taken++;
  }
  int done = taken == 3 && same_length(buffers);
  if (done) raw_add_columns(buffers[0].buf, buffers[1].buf, buffers[2].buf, (size_t)buffers[0].len / 8);
  while (taken > 0) PyBuffer_Release(&buffers[--taken]);
  if (!done) return NULL;
  Py_RETURN_NONE;
}

/* One sum of a pair in a tuple. */
static PyObject *add_pair(PyObject *pair) {
  if (!PyTuple_CheckExact(pair) || PyTuple_GET_SIZE(pair) != 2) {
    PyErr_SetString(PyExc_TypeError, "add_items() wants a list of pairs");
    return NULL;
  }
  return add(NULL, &PyTuple_GET_ITEM(pair, 0), 2);
}

static PyObject *add_items(PyObject *module, PyObject *items) {
  (void)module;
  if (!PyList_CheckExact(items)) {
    PyErr_SetString(PyExc_TypeError, "add_items() wants a list of pairs");
    return NULL;
  }
  Py_ssize_t count = PyList_GET_SIZE(items);
  PyObject *sums = PyList_New(count);
  for (Py_ssize_t i = 0; sums != NULL && i < count; i++) {
    PyObject *sum = add_pair(PyList_GET_ITEM(items, i));
    if (sum == NULL) {
      Py_CLEAR(sums);
    } else {
      PyList_SET_ITEM(sums, i, sum);
    }
  }
  return sums;
}

static PyObject *process(PyObject *module, PyObject *request) {
  (void)module;
  char *bytes;
  Py_ssize_t len;
  if (PyBytes_AsStringAndSize(request, &bytes, &len) < 0) return NULL;
  uint8_t reply[11];
  size_t reply_len = raw_process((const uint8_t *)bytes, (size_t)len, reply);
  if (reply_len == 0) {
    PyErr_SetString(PyExc_ValueError, "process() knows the operation `add` only");
    return NULL;
  }
  return PyBytes_FromStringAndSize((const char *)reply, (Py_ssize_t)reply_len);
}

static PyObject *copy(PyObject *module, PyObject *message) {
  (void)module;
  char *bytes;
  Py_ssize_t len;
  if (PyBytes_AsStringAndSize(message, &bytes, &len) < 0) return NULL;
  PyObject *result = PyBytes_FromStringAndSize(NULL, len);
  if (result != NULL) raw_copy((const uint8_t *)bytes, (size_t)len, (uint8_t *)PyBytes_AS_STRING(result));
  return result;
}

static PyObject *nothing(PyObject *module, PyObject *ignored) {
  (void)module, (void)ignored;
  ladder_nothing();
  Py_RETURN_NONE;
}

/* Bytes to bytes by a rung of the ladder. */
static PyObject *climb(size_t (*rung)(const uint8_t *, size_t, uint8_t *), PyObject *request) {
  char *bytes;
  Py_ssize_t len;
  if (PyBytes_AsStringAndSize(request, &bytes, &len) < 0) return NULL;
  uint8_t reply[LADDER_ROOM];
  size_t reply_len = rung((const uint8_t *)bytes, (size_t)len, reply);
  return PyBytes_FromStringAndSize((const char *)reply + LADDER_ROOM - reply_len, (Py_ssize_t)reply_len);
}

#define DEFINE_RUNG(rung)                                         \
  static PyObject *rung##_(PyObject *module, PyObject *request) { \
    (void)module;                                                 \
    return climb(rung, request);                                  \
  }

DEFINE_RUNG(ladder_args)
DEFINE_RUNG(ladder_decode)
DEFINE_RUNG(ladder_work)
DEFINE_RUNG(ladder_reply)

static PyMethodDef functions[] = {
    {"add", (PyCFunction)(void (*)(void))add, METH_FASTCALL, "Sum of two integers, saturating."},
    {"add_columns", (PyCFunction)(void (*)(void))add_columns, METH_FASTCALL,
     "Sums of two arrays into a third."},
    {"add_items", add_items, METH_O, "Sums of a list of pairs, as a list."},
    {"process", process, METH_O, "ComplexCalculationRequest{add} to its response, both as bytes."},
    {"copy", copy, METH_O, "A copy of bytes."},
    {"ladder_nothing", nothing, METH_NOARGS, "Nothing."},
    {"ladder_args", ladder_args_, METH_O,
     "Takes a request; the rungs above do more. Returns bytes, empty but for the last."},
    {"ladder_decode", ladder_decode_, METH_O, "Decodes it."},
    {"ladder_work", ladder_work_, METH_O, "Computes the reply."},
    {"ladder_reply", ladder_reply_, METH_O, "Encodes the reply."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "raw", "The raw boundary of Python.", -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_raw(void) {
  return PyModule_Create(&module);
}
