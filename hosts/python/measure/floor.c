/* The floor of a call from Python: add(a, b) as a hand-written extension function, METH_FASTCALL. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

static PyObject *add(PyObject *self, PyObject *const *args, Py_ssize_t count) {
  (void)self;
  if (count != 2) {
    PyErr_SetString(PyExc_TypeError, "add takes two arguments");
    return NULL;
  }
  int64_t a = PyLong_AsLongLong(args[0]);
  if (a == -1 && PyErr_Occurred()) {
    return NULL;
  }
  int64_t b = PyLong_AsLongLong(args[1]);
  if (b == -1 && PyErr_Occurred()) {
    return NULL;
  }
  return PyLong_FromLongLong(a + b);
}

static PyMethodDef methods[] = {
    {"add", (PyCFunction)(void (*)(void))add, METH_FASTCALL, "Sum of a and b."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "floor", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_floor(void) {
  return PyModule_Create(&module);
}
